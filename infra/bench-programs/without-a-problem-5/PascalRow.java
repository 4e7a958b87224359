import java.util.Scanner;

public class PascalRow {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt();
        int m = s.nextInt();
        int[] row = new int[n + 1];
        row[0] = 1;
        for (int i = 1; i <= n; i++) {
            for (int j = i; j >= 1; j--) {
                row[j] = (row[j] + row[j - 1]) % m;
            }
        }
        int zeros = 0;
        long sum = 0;
        for (int v : row) {
            if (v == 0) zeros++;
            sum += v;
        }
        System.out.println(zeros + " " + sum);
    }
}
