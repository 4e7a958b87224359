import java.util.Scanner;

public class Alder {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        boolean[][] knows = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            String row = in.next();
            for (int j = 0; j < n; j++) {
                knows[i][j] = row.charAt(j) == '1';
            }
        }
        long open = 0;
        long closed = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                for (int k = j + 1; k < n; k++) {
                    int e = 0;
                    if (knows[i][j]) e++;
                    if (knows[j][k]) e++;
                    if (knows[i][k]) e++;
                    if (e == 3) closed++;
                    if (e == 2) open++;
                }
            }
        }
        System.out.println(closed + " " + open);
    }
}
