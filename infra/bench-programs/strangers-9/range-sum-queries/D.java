import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken()), q = Integer.parseInt(st.nextToken());
        // up.get(b)[i] = sum of the 2^b elements from i on
        List<long[]> up = new ArrayList<>();
        up.add(Arrays.stream(in.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray());
        for (int len = 2; len <= n; len *= 2) {
            long[] half = up.get(up.size() - 1);
            long[] whole = new long[n - len + 1];
            for (int i = 0; i < whole.length; i++) whole[i] = half[i] + half[i + len / 2];
            up.add(whole);
        }
        StringBuilder out = new StringBuilder();
        for (int j = 0; j < q; j++) {
            st = new StringTokenizer(in.readLine());
            int at = Integer.parseInt(st.nextToken()) - 1;
            int length = Integer.parseInt(st.nextToken()) - at;
            long sum = 0;
            for (int b = 0; length >> b != 0; b++) {
                if ((length >> b & 1) == 1) {
                    sum += up.get(b)[at];
                    at += 1 << b;
                }
            }
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }
}
