import java.util.*;

public class LevelStrings {
    static String[] value;
    static int[] left;
    static int[] right;
    static List<String> rows = new ArrayList<>();

    static void visit(int node, int level) {
        if (node == -1) {
            return;
        }
        if (level == rows.size()) {
            rows.add(value[node]);
        } else {
            String row = rows.get(level);
            row = row + " " + value[node];
            rows.set(level, row);
        }
        visit(left[node], level + 1);
        visit(right[node], level + 1);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int k = sc.nextInt();
        if (k == 0) {
            return;
        }
        value = new String[k];
        left = new int[k];
        right = new int[k];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        value[0] = sc.next();
        int count = 1;
        for (int i = 1; i < k; i++) {
            String token = sc.next();
            int mother = (i - 1) / 2;
            if (!token.equals("null")) {
                value[count] = token;
                if (i % 2 == 1) {
                    left[mother] = count;
                } else {
                    right[mother] = count;
                }
                count++;
            }
        }
        visit(0, 0);
        for (String row : rows) {
            System.out.println(row);
        }
    }
}
