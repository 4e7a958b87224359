import java.io.*;

public class C {
    static InputStream in = new BufferedInputStream(System.in, 8192);

    /** First character of the next word, or -1; the rest of the word is skipped. */
    static int word() throws IOException {
        int c = in.read();
        while (c == ' ' || c == '\n' || c == '\r' || c == '\t') c = in.read();
        int first = c;
        while (c > ' ') c = in.read();
        return first;
    }

    public static void main(String[] args) throws IOException {
        word();
        int depth = 0, slots = 1;
        while (slots > 0) {
            int real = 0;
            boolean any = false;
            for (int i = 0; i < slots; i++) {
                int c = word();
                if (c < 0) break;
                any = true;
                if (c != 'n') real++;
            }
            if (!any) break;
            depth++;
            slots = real * 2;
        }
        System.out.println(depth);
    }
}
