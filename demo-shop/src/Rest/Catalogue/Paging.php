<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Parameters that select a page of a list, shared by GET products and GET products/reviews. */
final class Paging {
	/** The parameters as register_rest_route() takes them. */
	public const ARGS = array(
		'page'     => array(
			'type'    => 'integer',
			'default' => 1,
			'minimum' => 1,
		),
		'per_page' => array(
			'type'    => 'integer',
			'default' => 10,
			'minimum' => 1,
			'maximum' => 100,
		),
	);
}
