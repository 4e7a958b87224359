import java.io.*;

public class D {
    static class Link {
        final int waitingFor;
        final Link below;
        Link(int waitingFor, Link below) { this.waitingFor = waitingFor; this.below = below; }
    }

    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in);
        Link top = null;
        boolean ok = true;
        loop:
        for (int c; (c = in.read()) != -1; ) {
            switch (c) {
                case '(': top = new Link(')', top); break;
                case '[': top = new Link(']', top); break;
                case '{': top = new Link('}', top); break;
                case ')': case ']': case '}':
                    if (top == null || top.waitingFor != c) { ok = false; break loop; }
                    top = top.below;
                    break;
                default:
            }
        }
        System.out.println(ok && top == null);
    }
}
