import java.util.Scanner;
import java.util.stream.IntStream;

public class Flags {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int m = sc.nextInt();
        int[] flag = IntStream.range(0, n).toArray();
        int count = n;
        for (int i = 0; i < m; i++) {
            int a = flag[sc.nextInt() - 1];
            int b = flag[sc.nextInt() - 1];
            if (a == b) continue;
            for (int j = 0; j < n; j++) {
                if (flag[j] == b) flag[j] = a;
            }
            count--;
        }
        System.out.println(count);
    }
}
