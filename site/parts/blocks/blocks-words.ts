import type { VideoService } from "#contract/blocks/video-address.ts";
import { defineWords } from "../../i18n/use-words.tsx";

type Words = {
  table: string;
  done: string;
  notDone: string;
  newTab: string;
  readOn: string;
  video: {
    watch: (title: string) => string;
    untitled: string;
    /** Shown before the click: the video comes from another site. */
    elsewhere: string;
    play: string;
    pause: string;
    full: string;
    leaveFull: string;
    /** Link to the video on the provider's site. */
    open: Record<VideoService, string>;
  };
};

export const blockWords = defineWords<Words>({
  ru: {
    table: "Таблица",
    done: "выполнено",
    notDone: "не выполнено",
    newTab: "откроется в новой вкладке",
    readOn: "Читать дальше",
    video: {
      watch: (title) => (title ? `Смотреть видео: ${title}` : "Смотреть видео"),
      untitled: "Видео",
      elsewhere: "После нажатия откроется видео с другого сайта",
      play: "Включить видео",
      pause: "Остановить видео",
      full: "На весь экран",
      leaveFull: "Выйти из полного экрана",
      open: {
        youtube: "Смотреть на Ютубе",
        vimeo: "Смотреть на Вимео",
        rutube: "Смотреть на Рутубе",
        vk: "Смотреть в ВК Видео",
      },
    },
  },
  en: {
    table: "Table",
    done: "done",
    notDone: "not done",
    newTab: "opens in a new tab",
    readOn: "Read on",
    video: {
      watch: (title) => (title ? `Watch the video: ${title}` : "Watch the video"),
      untitled: "Video",
      elsewhere: "Pressing opens a video from another site",
      play: "Play the video",
      pause: "Pause the video",
      full: "Full screen",
      leaveFull: "Leave full screen",
      open: {
        youtube: "Watch on YouTube",
        vimeo: "Watch on Vimeo",
        rutube: "Watch on Rutube",
        vk: "Watch on VK Video",
      },
    },
  },
});
