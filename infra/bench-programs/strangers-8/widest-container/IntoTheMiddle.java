import java.util.*;
import java.io.*;

public class IntoTheMiddle {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int[] height = new int[(int) in.nval];
        for (int i = 0; i < height.length; i++) {
            in.nextToken();
            height[i] = (int) in.nval;
        }
        int l = 0, r = height.length - 1;
        long best = 0;
        while (l < r) {
            long area = (r - l) * Math.min(height[l], height[r]);
            best = Math.max(best, area);
            if (height[l] < height[r]) l++;
            else r--;
        }
        System.out.println(best);
    }
}
