/** What both of OpenAI's protocols answer alike. */
export const openai = {
  rateLimited: (message: string) => ({
    error: { message, type: "rate_limit_error", param: null, code: "rate_limit_exceeded" },
  }),
  noModel: {
    error: {
      message: "model: gpt-5.5",
      type: "invalid_request_error",
      param: null,
      code: "model_not_found",
    },
  },
};
