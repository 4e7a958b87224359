import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) return;
        StringTokenizer st = new StringTokenizer(in.readLine());

        // each open place for a node carries the number of its level
        Queue<Integer> places = new ArrayDeque<>();
        places.add(0);
        StringBuilder out = new StringBuilder();
        int current = 0;
        boolean lineBegun = false;
        while (st.hasMoreTokens()) {
            String token = st.nextToken();
            int depth = places.remove();
            if (token.equals("null")) continue;
            if (depth != current) {
                out.append('\n');
                current = depth;
                lineBegun = false;
            }
            if (lineBegun) out.append(' ');
            out.append(token);
            lineBegun = true;
            places.add(depth + 1);
            places.add(depth + 1);
        }
        System.out.println(out);
    }
}
