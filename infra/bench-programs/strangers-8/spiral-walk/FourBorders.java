import java.io.*;
import java.util.*;

public class FourBorders {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(st.nextToken()), c = Integer.parseInt(st.nextToken());
        String[][] m = new String[r][];
        for (int i = 0; i < r; i++) m[i] = br.readLine().trim().split(" +");
        List<String> walk = new ArrayList<>();
        int top = 0, bottom = r - 1, left = 0, right = c - 1;
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) walk.add(m[top][j]);
            top++;
            for (int i = top; i <= bottom; i++) walk.add(m[i][right]);
            right--;
            if (top <= bottom) {
                for (int j = right; j >= left; j--) walk.add(m[bottom][j]);
                bottom--;
            }
            for (int i = bottom; i >= top; i--) walk.add(m[i][left]);
            left++;
        }
        System.out.println(String.join(" ", walk));
    }
}
