import java.util.*;

public class LevelsBackwards {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        List<List<String>> levels = new ArrayList<>();
        int width = 1, read = 0;
        while (read < k) {
            List<String> level = new ArrayList<>();
            int nodes = 0;
            for (int i = 0; i < width; i++) {
                String t = read < k ? in.next() : "null";
                read++;
                level.add(t);
                if (!t.equals("null")) nodes++;
            }
            levels.add(level);
            width = 2 * nodes;
        }
        String out = "";
        int tokens = 0, pendingNulls = 0;
        for (List<String> level : levels) {
            for (int i = level.size() - 1; i >= 0; i--) {
                String t = level.get(i);
                if (t.equals("null")) {
                    pendingNulls++;
                    continue;
                }
                while (pendingNulls > 0) {
                    out += " null";
                    tokens++;
                    pendingNulls--;
                }
                out += " " + t;
                tokens++;
            }
        }
        System.out.println(tokens);
        System.out.println(out.trim());
    }
}
