import java.util.*;

public class Bubble {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[] arr = new int[n];
        for (int i = 0; i < n; i++) arr[i] = scanner.nextInt();

        boolean swapped = true;
        while (swapped) {
            swapped = false;
            for (int i = 0; i + 1 < n; i++) {
                if (arr[i] == 0 && arr[i + 1] != 0) {
                    arr[i] = arr[i + 1];
                    arr[i + 1] = 0;
                    swapped = true;
                }
            }
        }

        StringJoiner joiner = new StringJoiner(" ");
        for (int value : arr) joiner.add(String.valueOf(value));
        System.out.println(joiner);
    }
}
