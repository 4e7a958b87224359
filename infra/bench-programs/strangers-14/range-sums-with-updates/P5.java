import java.io.*;
import java.util.*;

public class P5 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        long[] boxes = new long[n];
        st = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) {
            boxes[i] = Long.parseLong(st.nextToken());
        }
        for (int e = 0; e < q; e++) {
            st = new StringTokenizer(in.readLine());
            int kind = Integer.parseInt(st.nextToken());
            int a = Integer.parseInt(st.nextToken());
            int b = Integer.parseInt(st.nextToken());
            if (kind == 1) {
                boxes[a - 1] += b;
            } else {
                long sum = 0;
                for (int i = a - 1; i < b; i++) {
                    sum += boxes[i];
                }
                System.out.println(sum);
            }
        }
    }
}
