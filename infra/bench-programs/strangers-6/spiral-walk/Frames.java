import java.util.*;

public class Frames {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int rows = sc.nextInt();
        int cols = sc.nextInt();
        int[][] lawn = new int[rows][cols];
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < cols; j++) lawn[i][j] = sc.nextInt();
        List<Integer> walk = new ArrayList<>();
        int top = 0, bottom = rows - 1, left = 0, right = cols - 1;
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) walk.add(lawn[top][j]);
            top++;
            for (int i = top; i <= bottom; i++) walk.add(lawn[i][right]);
            right--;
            if (top <= bottom) {
                for (int j = right; j >= left; j--) walk.add(lawn[bottom][j]);
                bottom--;
            }
            for (int i = bottom; i >= top; i--) walk.add(lawn[i][left]);
            left++;
        }
        StringBuilder sb = new StringBuilder();
        walk.forEach(v -> sb.append(v).append(' '));
        System.out.println(sb.toString().trim());
    }
}
