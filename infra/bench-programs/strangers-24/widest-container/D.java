import java.io.*;
import java.util.stream.*;

public class D {
    private final int[] height;

    D(int[] height) { this.height = height; }

    long widest() {
        long best = 0;
        int l = 0, r = height.length - 1;
        while (l < r) {
            int level = Math.min(height[l], height[r]);
            best = Math.max(best, (long) level * (r - l));
            while (l < r && height[l] <= level) l++;
            while (l < r && height[r] <= level) r--;
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] plates = Stream.of(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        System.out.println(new D(plates).widest());
    }
}
