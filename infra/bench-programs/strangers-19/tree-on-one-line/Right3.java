import java.io.*;
import java.util.*;

public class Right3 {
    static final int NONE = -1;
    static int[] val, left, right;
    static int size = 0;

    static int node(int v) {
        val[size] = v; left[size] = NONE; right[size] = NONE;
        return size++;
    }
    static void alloc(int cap) { val = new int[cap]; left = new int[cap]; right = new int[cap]; }

    static String s;
    static int pos = 0;
    static int parse() {
        int sign = 1, v = 0;
        if (s.charAt(pos) == '-') { sign = -1; pos++; }
        while (pos < s.length() && Character.isDigit(s.charAt(pos))) v = v * 10 + s.charAt(pos++) - '0';
        int me = node(sign * v);
        if (pos < s.length() && s.charAt(pos) == '(') {
            pos++;
            if (s.charAt(pos) != ',') { int l = parse(); left[me] = l; }
            if (s.charAt(pos) == ',') { pos++; int r = parse(); right[me] = r; }
            pos++;
        }
        return me;
    }
    static void print(int v, StringBuilder sb) {
        sb.append(val[v]);
        if (left[v] == NONE && right[v] == NONE) return;
        sb.append('(');
        if (left[v] != NONE) print(left[v], sb);
        if (right[v] != NONE) { sb.append(','); print(right[v], sb); }
        sb.append(')');
    }
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        if (in.readLine().trim().equals("write")) {
            int n = Integer.parseInt(in.readLine().trim());
            StringTokenizer st = new StringTokenizer(in.readLine());
            alloc(n + 1);
            node(Integer.parseInt(st.nextToken()));
            for (int v = 0; st.hasMoreTokens(); v++) {
                String t = st.nextToken();
                if (!t.equals("null")) left[v] = node(Integer.parseInt(t));
                if (!st.hasMoreTokens()) break;
                t = st.nextToken();
                if (!t.equals("null")) right[v] = node(Integer.parseInt(t));
            }
            StringBuilder sb = new StringBuilder();
            print(0, sb);
            System.out.println(sb);
        } else {
            s = in.readLine().trim();
            alloc(s.length() / 2 + 2);
            parse();
            int[] queue = new int[2 * size + 1];
            int tail = 0, count = 0, keep = 0, keepLen = 0;
            queue[tail++] = 0;
            StringBuilder sb = new StringBuilder();
            for (int head = 0; head < tail; head++) {
                int v = queue[head];
                if (head > 0) sb.append(' ');
                count++;
                if (v == NONE) { sb.append("null"); continue; }
                sb.append(val[v]);
                keep = count;
                keepLen = sb.length();
                queue[tail++] = left[v];
                queue[tail++] = right[v];
            }
            sb.setLength(keepLen);
            System.out.println(keep);
            System.out.println(sb);
        }
    }
}
