import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = in.nextInt();
        Arrays.sort(values);
        int last = -1;
        boolean twice = false;
        for (int value : values) {
            if (value == last) twice = true;
            last = value;
        }
        System.out.println(twice);
    }
}
