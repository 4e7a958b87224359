import java.io.*;
import java.util.*;

public class W2 {
    static int[] read(BufferedReader br) throws IOException {
        int n = Integer.parseInt(br.readLine().trim());
        String line = br.readLine();
        int[] a = new int[n];
        StringTokenizer st = new StringTokenizer(line == null ? "" : line);
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        return a;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] a = read(br);
        int[] b = read(br);
        int total = a.length + b.length;
        int[] merged = new int[total];
        int i = 0, j = 0;
        for (int k = 0; k < total; k++) {
            if (j == b.length || i < a.length && a[i] <= b[j]) merged[k] = a[i++];
            else merged[k] = b[j++];
        }
        double median;
        if (total % 2 == 1) {
            median = merged[total / 2];
        } else {
            median = (merged[total / 2 - 1] + merged[total / 2]) / 2.0;
        }
        System.out.println(median);
    }
}
