import java.util.*;

public class MaxMinusMin {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int min = Integer.MAX_VALUE;
        int max = Integer.MIN_VALUE;
        for (int i = 0; i < n; i++) {
            int price = in.nextInt();
            min = Math.min(min, price);
            max = Math.max(max, price);
        }
        System.out.println(max - min);
    }
}
