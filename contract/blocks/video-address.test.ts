import { expect, test } from "vitest";
import { readVideoAddress, videoOrigins } from "./video-address.ts";

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&playsinline=1";
const rutube = "https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef";
const vk = "https://vkvideo.ru/video_ext.php?oid=-22&id=45&hd=2";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s", `${youtube}&start=10`],
  ["https://youtu.be/dQw4w9WgXcQ?t=1m30s", `${youtube}&start=90`],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=3601", `${youtube}&start=3601`],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=soon", youtube],
  ["https://vimeo.com/289836809#t=75s", "https://player.vimeo.com/video/289836809?dnt=1#t=75s"],
  ["https://rutube.ru/video/0123456789abcdef0123456789abcdef/?t=12", `${rutube}?t=12`],
  ["https://vkvideo.ru/video-22_45?t=1h2s", `${vk}&t=3602s`],
  ["https://youtu.be/dQw4w9WgXcQ", youtube],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", youtube],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", youtube],
  ["//www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube],
  ["https://vimeo.com/289836809", "https://player.vimeo.com/video/289836809?dnt=1"],
  ["https://vimeo.com/channels/staff/289836809", "https://player.vimeo.com/video/289836809?dnt=1"],
  ["https://vimeo.com/289836809/0ab1", "https://player.vimeo.com/video/289836809?dnt=1&h=0ab1"],
  ["https://player.vimeo.com/video/289836809?title=0&h=0ab1", "https://player.vimeo.com/video/289836809?dnt=1&h=0ab1"],
  ["https://rutube.ru/video/0123456789abcdef0123456789abcdef/?r=a", rutube],
  ["https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef", rutube],
  ["https://rutube.ru/video/private/0123456789abcdef0123456789abcdef/?p=K-y_1", `${rutube}?p=K-y_1`],
  ["https://vk.com/video-22_45", vk],
  ["https://vkvideo.ru/video-22_45?list=x", vk],
  ["https://vk.com/videos-22?z=video-22_45%2Fclub22", vk],
  ["https://vk.com/video_ext.php?oid=-22&id=45&hash=0ab1&autoplay=0", `${vk}&hash=0ab1`],
])("%s is played from %s", (address, embed) => {
  const video = readVideoAddress(address);
  expect(video?.embed).toBe(embed);
  expect(videoOrigins).toContain(new URL(embed).origin);
  // The page of the video leads to the same player.
  expect(readVideoAddress(video?.source ?? "")?.embed.replace(/&hash=.*/, "")).toBe(embed.replace(/&hash=.*/, ""));
});

test.each([
  "",
  "no address",
  "javascript:alert(1)",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=../../x",
  "https://www.youtube.com/",
  "https://vimeo.com/about",
  "https://rutube.ru/feeds/top/",
  "https://vk.com/feed",
])("%s is not a video", (address) => {
  expect(readVideoAddress(address)).toBeUndefined();
});
