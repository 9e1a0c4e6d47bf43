<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\PurchasedFile;

defined( 'ABSPATH' ) || exit;

/** Files that may be downloaded, with their limits. */
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
		$name = 0 === $file->remaining || $file->is_expired
			? $file->name
			: Node::element( 'a', array( 'href' => esc_url_raw( $file->url ) ), array( $file->name ) );
		return Node::element(
			'li',
			array(),
			array(
				Node::element( 'div', array( 'class' => 'storefront-received__name' ), array( $name ) ),
				Node::element( 'div', array( 'class' => 'storefront-received__quiet' ), array( implode( ' · ', array_diff( array( $file->product, self::remaining( $file ), self::expires( $file ) ), array( '' ) ) ) ) ),
			)
		);
	}

	/** Returns how often a file may still be downloaded; empty for any number, and once it has expired. */
	private static function remaining( PurchasedFile $file ): string {
		if ( null === $file->remaining || $file->is_expired ) {
			return '';
		}
		return 0 === $file->remaining
			? __( 'No downloads left', 'storefront-islands' )
			/* translators: %s: number of downloads */
			: sprintf( _n( '%s download left', '%s downloads left', $file->remaining, 'storefront-islands' ), number_format_i18n( $file->remaining ) );
	}

	/** Returns until when a file may be, or could be, downloaded; empty for ever. */
	private static function expires( PurchasedFile $file ): string {
		if ( '' === $file->expires ) {
			return '';
		}
		return $file->is_expired
			/* translators: %s: date */
			? sprintf( __( 'expired on %s', 'storefront-islands' ), $file->expires )
			/* translators: %s: date */
			: sprintf( __( 'until %s', 'storefront-islands' ), $file->expires );
	}
}
