import java.io.*;
import java.util.StringTokenizer;

public class w2 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] tails = new int[n];
        int size = 0;
        for (int i = 0; i < n; i++) {
            int v = Integer.parseInt(st.nextToken());
            if (size == 0 || v > tails[size - 1]) {
                tails[size++] = v;
                continue;
            }
            int lo = 0;
            int hi = size - 1;
            while (lo < hi) {
                int mid = (lo + hi) >>> 1;
                if (tails[mid] <= v) {
                    lo = mid + 1;
                } else {
                    hi = mid;
                }
            }
            tails[lo] = v;
        }
        System.out.println(size);
    }
}
