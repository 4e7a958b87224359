import java.io.*;
import java.util.*;

public class C {
    static final int NONE = -1;
    static int[] value, left, right;
    static int count = 0, pos = 0;
    static String text;

    static int add(int v) {
        if (count == value.length) {
            value = Arrays.copyOf(value, 2 * count);
            left = Arrays.copyOf(left, 2 * count);
            right = Arrays.copyOf(right, 2 * count);
        }
        value[count] = v;
        left[count] = right[count] = NONE;
        return count++;
    }

    static void print(int f, StringBuilder sb) {
        sb.append(value[f]);
        if (left[f] == NONE && right[f] == NONE) return;
        sb.append('(');
        if (left[f] != NONE) print(left[f], sb);
        if (right[f] != NONE) {
            sb.append(',');
            print(right[f], sb);
        }
        sb.append(')');
    }

    static char peek() {
        return pos < text.length() ? text.charAt(pos) : '.';
    }

    static int parse() {
        boolean minus = peek() == '-';
        if (minus) pos++;
        int v = 0;
        while (Character.isDigit(peek())) v = 10 * v + text.charAt(pos++) - '0';
        int f = add(minus ? -v : v);
        if (peek() == '(') {
            pos++;
            if (peek() != ',') {
                int l = parse();
                left[f] = l;
            }
            if (peek() == ',') {
                pos++;
                int r = parse();
                right[f] = r;
            }
            pos++;
        }
        return f;
    }

    public static void main(String[] args) throws IOException {
        value = new int[16];
        left = new int[16];
        right = new int[16];
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder sb = new StringBuilder();
        if (in.readLine().trim().equals("write")) {
            in.readLine();
            StringTokenizer st = new StringTokenizer(in.readLine());
            add(Integer.parseInt(st.nextToken()));
            for (int f = 0; st.hasMoreTokens(); f++) {
                String l = st.nextToken();
                if (!l.equals("null")) {
                    int c = add(Integer.parseInt(l));
                    left[f] = c;
                }
                String r = st.hasMoreTokens() ? st.nextToken() : "null";
                if (!r.equals("null")) {
                    int c = add(Integer.parseInt(r));
                    right[f] = c;
                }
            }
            print(0, sb);
        } else {
            text = in.readLine().trim();
            parse();
            int[] queue = new int[count];
            int end = 1, tokens = 1, lastTokens = 1, lastLength;
            sb.append(value[0]);
            lastLength = sb.length();
            for (int i = 0; i < end; i++) {
                for (int c : new int[] { left[queue[i]], right[queue[i]] }) {
                    tokens++;
                    sb.append(' ');
                    if (c == NONE) {
                        sb.append("null");
                    } else {
                        sb.append(value[c]);
                        queue[end++] = c;
                        lastTokens = tokens;
                        lastLength = sb.length();
                    }
                }
            }
            sb.setLength(lastLength);
            System.out.println(lastTokens);
        }
        System.out.println(sb);
    }
}
