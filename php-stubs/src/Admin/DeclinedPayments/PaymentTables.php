<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\DeclinedPayments;

use StorefrontIslands\Orders\Limits\Log\PaymentLimit;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;

defined( 'ABSPATH' ) || exit;

/** Prints the tables of the page about declined payments. */
final class PaymentTables {
	/**
	 * Prints the numbers of payments by day and result.
	 *
	 * @param array<int, array<string, int>> $days Numbers by result, by the start of the day as a Unix timestamp.
	 */
	public static function print_days( array $days ): void {
		echo '<h2>' . esc_html__( 'By day', 'storefront-islands' ) . '</h2>';
		if ( array() === $days ) {
			echo '<p>' . esc_html__( 'No payments yet.', 'storefront-islands' ) . '</p>';
			return;
		}
		self::open( array( __( 'Day', 'storefront-islands' ), __( 'Paid', 'storefront-islands' ), __( 'Pending', 'storefront-islands' ), __( 'Declined by the provider', 'storefront-islands' ), __( 'Refused before payment', 'storefront-islands' ) ) );
		foreach ( $days as $day => $numbers ) {
			self::print_row(
				array(
					wp_date( self::format( 'date_format' ), $day ),
					number_format_i18n( $numbers[ PaymentLog::PAID ] ?? 0 ),
					number_format_i18n( $numbers[ PaymentLog::PENDING ] ?? 0 ),
					number_format_i18n( ( $numbers[ PaymentLog::DECLINED ] ?? 0 ) + ( $numbers[ PaymentLog::OPEN ] ?? 0 ) ),
					number_format_i18n( $numbers[ PaymentLog::REFUSED ] ?? 0 ),
				)
			);
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints payments that were declined or refused.
	 *
	 * @param list<array{created: int, order_id: int, network: string, method: string, result: string, reason: string, times: int}> $rows Payments, newest first.
	 */
	public static function print_rows( array $rows ): void {
		echo '<h2>' . esc_html__( 'Latest', 'storefront-islands' ) . '</h2>';
		if ( array() === $rows ) {
			echo '<p>' . esc_html__( 'No payment was declined or refused.', 'storefront-islands' ) . '</p>';
			return;
		}
		self::open( array( __( 'Time', 'storefront-islands' ), __( 'Result', 'storefront-islands' ), __( 'Number', 'storefront-islands' ), __( 'Network', 'storefront-islands' ), __( 'Payment method', 'storefront-islands' ), __( 'Order', 'storefront-islands' ) ) );
		foreach ( $rows as $row ) {
			self::print_row(
				array(
					wp_date( self::format( 'date_format' ) . ' ' . self::format( 'time_format' ), $row['created'] ),
					PaymentLog::REFUSED === $row['result'] ? self::reason( $row['reason'] ) : __( 'Declined by the provider', 'storefront-islands' ),
					number_format_i18n( $row['times'] ),
					$row['network'],
					$row['method'],
					$row['order_id'] > 0 ? '#' . $row['order_id'] : '',
				)
			);
		}
		echo '</tbody></table>';
	}

	/**
	 * Returns the reason of a refusal in words.
	 *
	 * @param string $reason Reason as it is logged.
	 */
	private static function reason( string $reason ): string {
		switch ( $reason ) {
			case PaymentLimit::VISITOR:
				return __( 'Refused: too many declines of one shopper', 'storefront-islands' );
			case PaymentLimit::ORDER:
				return __( 'Refused: too many declines of one order', 'storefront-islands' );
			case PaymentLimit::NETWORK:
				return __( 'Refused: too many declines from one network', 'storefront-islands' );
			default:
				return __( 'Refused: the shop is on guard', 'storefront-islands' );
		}
	}

	/**
	 * Prints the start of a table.
	 *
	 * @param list<string> $headings Headings of the columns.
	 */
	private static function open( array $headings ): void {
		echo '<table class="widefat striped"><thead><tr>';
		foreach ( $headings as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
	}

	/**
	 * Prints a row.
	 *
	 * @param list<string|false> $cells Texts of the cells.
	 */
	private static function print_row( array $cells ): void {
		echo '<tr>';
		foreach ( $cells as $cell ) {
			echo '<td>' . esc_html( (string) $cell ) . '</td>';
		}
		echo '</tr>';
	}

	/** Returns a date or time format of the site. */
	private static function format( string $option ): string {
		$format = get_option( $option );
		return is_string( $format ) ? $format : 'Y-m-d';
	}
}
