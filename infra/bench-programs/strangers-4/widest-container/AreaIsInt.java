import java.io.*;
import java.util.*;

public class AreaIsInt {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] h = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int l = 0, r = n - 1;
        long max = 0;
        while (l < r) {
            max = Math.max(max, (r - l) * Math.min(h[l], h[r]));
            if (h[l] < h[r]) l++;
            else r--;
        }
        System.out.println(max);
    }
}
