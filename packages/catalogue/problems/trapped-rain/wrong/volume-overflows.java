import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] heights) {
        int left = 0;
        int right = heights.length - 1;
        int highestLeft = 0;
        int highestRight = 0;
        int water = 0;
        while (left <= right) {
            highestLeft = Math.max(highestLeft, heights[left]);
            highestRight = Math.max(highestRight, heights[right]);
            if (highestLeft <= highestRight) {
                water += highestLeft - heights[left++];
            } else {
                water += highestRight - heights[right--];
            }
        }
        return water;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heights = new int[n];
        for (int i = 0; i < n; i++) {
            heights[i] = nextInt(in);
        }
        System.out.println(solve(heights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
