import java.util.Scanner;

public class P5 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        StringBuilder number = new StringBuilder(sc.next());
        int k = sc.nextInt();
        for (int round = 0; round < k; round++) {
            // take the first digit that is larger than its right neighbour
            int i = 0;
            while (i + 1 < number.length() && number.charAt(i) <= number.charAt(i + 1)) {
                i++;
            }
            number.deleteCharAt(i);
        }
        int zeros = 0;
        while (zeros < number.length() && number.charAt(zeros) == '0') {
            zeros++;
        }
        String result = number.substring(zeros);
        System.out.println(result.isEmpty() ? "0" : result);
    }
}
