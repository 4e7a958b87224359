import java.io.*;

public class OnePassLabels {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] rc = br.readLine().split(" ");
        int r = Integer.parseInt(rc[0]), c = Integer.parseInt(rc[1]);
        int[] above = new int[c + 1];
        int fresh = 0, islands = 0;
        for (int i = 0; i < r; i++) {
            String row = br.readLine();
            int[] here = new int[c + 1];
            for (int j = 1; j <= c; j++) {
                if (row.charAt(j - 1) == '0') continue;
                int up = above[j], left = here[j - 1];
                if (up == 0 && left == 0) {
                    here[j] = ++fresh;
                    islands++;
                } else if (up != 0 && left != 0 && up != left) {
                    // two islands turn out to be one: go on with the older number in this row and the one above
                    islands--;
                    int keep = Math.min(up, left), drop = Math.max(up, left);
                    here[j] = keep;
                    for (int x = 1; x < j; x++) if (here[x] == drop) here[x] = keep;
                } else {
                    here[j] = Math.max(up, left);
                }
            }
            above = here;
        }
        System.out.println(islands);
    }
}
