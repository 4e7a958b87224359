import java.util.Scanner;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        char[] t = in.next().toCharArray();
        char[] w = in.next().toCharArray();
        int times = 0;
        for (int i = 0; i + w.length <= t.length; i++) {
            int j = 0;
            while (j < w.length && t[i + j] == w[j]) j++;
            if (j == w.length) times++;
        }
        System.out.println(times);
    }
}
