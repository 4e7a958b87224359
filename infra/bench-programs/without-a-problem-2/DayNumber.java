import java.util.Scanner;

public class DayNumber {
    static int[] length = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    static boolean leap(int year) {
        if (year % 400 == 0) return true;
        if (year % 100 == 0) return false;
        return year % 4 == 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int day = in.nextInt();
        int month = in.nextInt();
        int year = in.nextInt();
        int number = day;
        for (int m = 1; m < month; m++) {
            number += length[m - 1];
            if (m == 2 && leap(year)) number++;
        }
        int whole = leap(year) ? 366 : 365;
        System.out.println("day " + number + ", left " + (whole - number));
    }
}
