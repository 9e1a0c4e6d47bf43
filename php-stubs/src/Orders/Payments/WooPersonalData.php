<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the records that outlive a day to WordPress's tools for personal data: the orders of a person whose payment has an
 * unknown result. Other records are encrypted or hashes, and expire within a day.
 */
final class WooPersonalData {
	/** Name of the exporter and eraser. */
	private const NAME = 'storefront-islands-payments';

	private UncertainPayments $payments;

	public function __construct( UncertainPayments $payments ) {
		$this->payments = $payments;
	}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
	}

	/**
	 * Adds the exporter.
	 *
	 * @param array<string, mixed> $exporters Exporters by name.
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters[ self::NAME ] = array(
			'exporter_friendly_name' => __( 'Payments with an unknown result', 'storefront-islands' ),
			'callback'               => array( $this, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array<string, mixed> $erasers Erasers by name.
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers[ self::NAME ] = array(
			'eraser_friendly_name' => __( 'Payments with an unknown result', 'storefront-islands' ),
			'callback'             => array( $this, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * Exports the records of a person.
	 *
	 * @param string $email E-mail address.
	 * @param int    $page  Step, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page = 1 ): array {
		$orders = new WooOrdersOfPerson( $email, $page );
		$data   = array();
		foreach ( array_filter( $orders->ids, array( $this, 'is_recorded' ) ) as $id ) {
			$data[] = array(
				'group_id'    => self::NAME,
				'group_label' => __( 'Payments with an unknown result', 'storefront-islands' ),
				'item_id'     => self::NAME . "-$id",
				'data'        => array(
					array(
						'name'  => __( 'Order', 'storefront-islands' ),
						'value' => (string) $id,
					),
				),
			);
		}
		return array(
			'data' => $data,
			'done' => $orders->is_last,
		);
	}

	/**
	 * Erases the records of a person.
	 *
	 * @param string $email E-mail address.
	 * @param int    $page  Step, from 1.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email, int $page = 1 ): array {
		$orders = new WooOrdersOfPerson( $email, $page );
		$found  = array_filter( $orders->ids, array( $this, 'is_recorded' ) );
		foreach ( $found as $id ) {
			$this->payments->forget( $id, array( UncertainPayments::of_order( $id ) ) );
		}
		return array(
			'items_removed'  => array() !== $found,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => $orders->is_last,
		);
	}

	/** True if the payment of an order has an unknown result. */
	private function is_recorded( int $order_id ): bool {
		return $this->payments->order_in_doubt( UncertainPayments::of_order( $order_id ) ) > 0;
	}
}
