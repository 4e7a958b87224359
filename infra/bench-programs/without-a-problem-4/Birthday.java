import java.util.Scanner;

public class Birthday {
    static boolean leap(int y) {
        if (y % 400 == 0) return true;
        if (y % 100 == 0) return false;
        return y % 4 == 0;
    }

    static int length(int y, int m) {
        int[] days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        if (m == 2 && leap(y)) return 29;
        return days[m - 1];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int y = in.nextInt();
        int m = in.nextInt();
        int d = in.nextInt();
        int dayOfYear = d;
        for (int k = 1; k < m; k++) dayOfYear += length(y, k);
        int before = y - 1;
        int total = before * 365 + before / 4 - before / 100 + before / 400 + dayOfYear;
        String[] names = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
        System.out.println(names[total % 7]);
        d++;
        if (d > length(y, m)) {
            d = 1;
            m++;
        }
        if (m > 12) {
            m = 1;
            y++;
        }
        System.out.println(y + "-" + m + "-" + d);
    }
}
