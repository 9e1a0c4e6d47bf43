<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\PurchasedFile;

defined( 'ABSPATH' ) || exit;

/** Files of an order, with their limits. */
final class Files {
	/** Returns the section; null if the order has no files. */
	public static function node( Purchase $purchase, Headings $headings ): ?Node {
		if ( array() === $purchase->files ) {
			return null;
		}
		$id = wp_unique_id( 'storefront-received-files-' );
		return Node::element(
			'section',
			array( 'aria-labelledby' => $id ),
			array(
				$headings->second( __( 'Downloads', 'storefront-islands' ), $id ),
				Node::element( 'ul', array( 'class' => 'storefront-received__files' ), array_map( array( self::class, 'file' ), $purchase->files ) ),
			)
		);
	}

	/** Returns one file. */
	private static function file( PurchasedFile $file ): Node {
		$parts = array(
			Node::element( 'div', array( 'class' => 'storefront-received__name' ), array( '' === $file->url ? $file->name : Node::element( 'a', array( 'href' => esc_url_raw( $file->url ) ), array( $file->name ) ) ) ),
			Node::element( 'div', array( 'class' => 'storefront-received__quiet' ), array( implode( ' · ', $file->facts ) ) ),
		);
		foreach ( $file->printed as $label => $html ) {
			$parts[] = Node::element( 'div', array( 'class' => 'storefront-received__quiet' ), array( '' === $label ? '' : "$label: ", Node::of_html( $html ) ) );
		}
		return Node::element( 'li', array(), $parts );
	}
}
