import { Article } from "../article.jsx";

export const dynamic = "force-static";

export default Article;
