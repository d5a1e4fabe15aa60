import type { VideoService } from "#contract/blocks/video-address.ts";
import { defineWords } from "../i18n/words.tsx";

type Words = {
  table: string;
  done: string;
  notDone: string;
  newTab: string;
  video: {
    watch: (title: string) => string;
    untitled: string;
    loads: string;
    open: (service: string) => string;
    services: Record<VideoService, string>;
  };
  size: { units: [kilo: string, mega: string]; point: string };
};

export const blockWords = defineWords<Words>({
  ru: {
    table: "Таблица",
    done: "выполнено",
    notDone: "не выполнено",
    newTab: "откроется в новой вкладке",
    video: {
      watch: (title) => `Смотреть видео: ${title}`,
      untitled: "Видео",
      loads: "Видео загрузится после нажатия",
      open: (service) => `Открыть на сайте ${service}`,
      services: { youtube: "Ютуб", vimeo: "Вимео", rutube: "Рутуб", vk: "ВК Видео" },
    },
    size: { units: ["КБ", "МБ"], point: "," },
  },
  en: {
    table: "Table",
    done: "done",
    notDone: "not done",
    newTab: "opens in a new tab",
    video: {
      watch: (title) => `Watch the video: ${title}`,
      untitled: "Video",
      loads: "The video loads when you press",
      open: (service) => `Open on ${service}`,
      services: { youtube: "YouTube", vimeo: "Vimeo", rutube: "Rutube", vk: "VK Video" },
    },
    size: { units: ["KB", "MB"], point: "." },
  },
});
