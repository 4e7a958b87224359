import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        InputStream in = new BufferedInputStream(System.in);
        byte[] stack = new byte[16];
        int height = 0;
        boolean ok = true;
        for (int c; ok && (c = in.read()) > ' '; ) {
            if (c == '(' || c == '[' || c == '{') {
                if (height == stack.length) {
                    byte[] larger = new byte[2 * height];
                    System.arraycopy(stack, 0, larger, 0, height);
                    stack = larger;
                }
                stack[height++] = (byte) c;
            } else {
                // ( ) are neighbours in the ASCII table, [ ] and { } nearly so
                ok = height > 0 && (stack[--height] ^ c) < 8;
            }
        }
        System.out.println(ok && height == 0);
    }
}
