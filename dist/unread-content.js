// src/model/unread-content.ts
function explainUnread(content) {
	switch (content.kind) {
		case "missing": return {
			what: "the tree lists it, but it is not there",
			remedy: "put it back, or run again when nothing changes the files"
		};
		case "link": return {
			what: "is a symbolic link",
			remedy: "put the file itself there"
		};
		case "too-large": return {
			what: `${content.size} bytes exceed the limit of ${content.limit}`,
			remedy: "make it smaller"
		};
		case "refused": return {
			what: content.reason,
			remedy: "put a plain file there that this user may read"
		};
	}
}

export { explainUnread as t };