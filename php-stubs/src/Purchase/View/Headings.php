<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase\View;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Headings with the levels that fit into the page. */
final class Headings {
	/** Level of the main heading, 1 to 5. */
	private int $level;

	/** Classes of the main heading. */
	private string $class_name;

	/**
	 * Creates the headings.
	 *
	 * @param int    $level      Level of the main heading; the others are one level below.
	 * @param string $class_name Class of the theme's headings.
	 */
	public function __construct( int $level, string $class_name = 'wp-block-heading' ) {
		$this->level      = min( 5, max( 1, $level ) );
		$this->class_name = $class_name;
	}

	/** Returns the main heading. */
	public function first( string $text ): Node {
		return Node::element( 'h' . $this->level, array( 'class' => $this->class_name . ' storefront-received__heading' ), array( $text ) );
	}

	/** Returns the heading of a section. */
	public function second( string $text, ?string $id = null ): Node {
		return Node::element(
			'h' . ( $this->level + 1 ),
			array(
				'class' => 'storefront-received__part',
				'id'    => $id,
			),
			array( $text )
		);
	}
}
