import java.io.*;
import java.util.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] sorted = new int[n];
        long sum = 0;
        for (int size = 0; size < n; size++) {
            int offer = Integer.parseInt(st.nextToken());
            int j = size;
            while (j > 0 && sorted[j - 1] > offer) {
                sorted[j] = sorted[j - 1];
                j--;
            }
            sorted[j] = offer;
            sum += sorted[size / 2];
        }
        System.out.println(sum);
    }
}
