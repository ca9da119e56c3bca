import { describe, expect, it } from "vitest";
import { builtIn } from "../src/lib/messenger";

describe("browsers inside other programs", () => {
  it("are known by what they call themselves", () => {
    const phone = "Mozilla/5.0 (Linux; Android 14; Pixel 8";
    expect(builtIn(`${phone}; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]`)).toBe(
      "Facebook",
    );
    expect(builtIn(`${phone}) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Instagram 350.0`)).toBe("Instagram");
    expect(builtIn(`${phone}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36`)).toBe("Android");
    expect(builtIn(`${phone}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36`)).toBe("");
    expect(builtIn("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1")).toBe("");
  });
});
