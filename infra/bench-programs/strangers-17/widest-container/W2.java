import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class W2 {
    static int[] height;

    static long basin(int left, int right) {
        int level = Math.min(height[left], height[right]);
        return level * (right - left);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        height = new int[(int) in.nval];
        for (int i = 0; i < height.length; i++) {
            in.nextToken();
            height[i] = (int) in.nval;
        }
        long best = 0;
        int left = 0, right = height.length - 1;
        while (left < right) {
            best = Math.max(best, basin(left, right));
            if (height[left] < height[right]) {
                left++;
            } else {
                right--;
            }
        }
        System.out.println(best);
    }
}
